#ifndef GRILLE_GEN_RECORDERS_H_
#define GRILLE_GEN_RECORDERS_H_

#include "gen/table_maker.h"

namespace grille::gen {

/// Colour patiences of one goal.
TableMaker::Recorder EtoileRecorder(const slide::Arrangement& goal);

/// Taquins of a board, with the usual goal.
TableMaker::Recorder TaquinRecorder(int columns, int rows);

}  // namespace grille::gen

#endif  // GRILLE_GEN_RECORDERS_H_
