#ifndef GRILLE_BENCH_PLAIN_STAR_H_
#define GRILLE_BENCH_PLAIN_STAR_H_

#include "bench/plain_slide.h"
#include "solver/star/star.h"

namespace grille::bench {

/// The Étoile for the plain references.
inline PlainBoard PlainStar() {
  PlainBoard board(star::kStations);
  for (slide::Vertex v = 0; v < star::kStations; ++v) {
    for (slide::Vertex w = 0; w < star::kStations; ++w) {
      if (star::StarGraph().Joined(v, w)) board[v].push_back(w);
    }
  }
  return board;
}

}  // namespace grille::bench

#endif  // GRILLE_BENCH_PLAIN_STAR_H_
