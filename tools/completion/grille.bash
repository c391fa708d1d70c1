# Completion of grille for bash: subcommands, options, and the values that options take. The options
# are asked of the program itself, so that this file need not know them.

_grille_options() {
  "$@" --help 2>/dev/null | grep -oE '^ +(-[a-z],)?--[a-z-]+' | grep -oE -- '--[a-z-]+'
}

_grille() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
  local words="" command=("$1")
  # The subcommands typed so far: at most two, `generate wyx`.
  local word
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ $word == [a-z]* && ${#command[@]} -lt 3 ]] || break
    command+=("$word")
    [[ $word == generate ]] || break
  done
  case $previous in
    --level) words="very-easy easy medium hard very-hard fiendish" ;;
    --order) words="oldest newest easiest hardest random" ;;
    --format)
      words="table jsonl csv codes"
      [[ ${command[1]-} == explain || ${command[1]-} == hint ]] && words="text json"
      [[ ${command[1]-} == draw ]] && words="svg pdf png"
      ;;
    --strength) words="where why what" ;;
    --lang) words="en fr" ;;
    --theme) words="colour grey ink-saver" ;;
    --axes) words="letters numbers" ;;
    --steps) words="arrows pairs" ;;
    --answers) words="end next-page separate-file none" ;;
    --paper) words="a4 a5 letter legal" ;;
    --kind) words="wyx etoile taquin" ;;
    --use)
      words="free reserved printed rejected any"
      [[ ${command[1]-} == book ]] && words="free reserved"
      ;;
    --by) words="kind level size marks use run" ;;
    --mark) words="blue white red yellow" ;;
    --goal) words="$("$1" table --names 2>/dev/null | cut -d" " -f1)" ;;
    --picture) words="$(echo {A..Z} {0..9}) heart diamond arrow house tree smile" ;;
    --per-page) words="1 2 4 6" ;;
    --cells | --db | --table | --words | -o | --output)
      # To explain, --table is a flag.
      if [[ $previous != --table || ${command[1]-} != explain ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
      fi
      ;;
    --*)
      # An option that takes a number: nothing to offer, unless it is a flag.
      [[ $previous =~ ^--(json|solution|show-end|effort|names|impossible|letters|unique-solution|count-shortest|parity|walkable|landscape|pips|qr|worksheet|large-print|answer|transparent|working-table|letters-of-dominoes)$ ]] || return
      ;;
  esac
  if [[ -z $words ]]; then
    if ((${#command[@]} == 1)); then
      words="backup book compact delete draw explain export generate grade hint import merge query regrade
        release reserve retire runs sheet sheets show solve stats table verify --help --version"
    elif [[ ${command[1]} == generate && ${#command[@]} -eq 2 ]]; then
      words="wyx etoile taquin --help"
    elif [[ $current == -* ]]; then
      words=$(_grille_options "${command[@]}")
    elif [[ ${command[1]} =~ ^(book|import|merge)$ ]]; then
      mapfile -t COMPREPLY < <(compgen -f -- "$current")
      return
    fi
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}

complete -F _grille grille
