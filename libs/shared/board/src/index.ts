/** Tabletop boards as graphs: spaces, typed links, routes, reach, range, hex fields, and boards made of tiles. */

export { board, hasSpace, placeOf, spaceOf } from './board.ts';
export type { Board, Exit } from './board.ts';
export { components } from './components.ts';
export { coordinateProblems, frameOf } from './coordinates.ts';
export type { Coordinates, Frame, Point } from './coordinates.ts';
export { distanceIn, distances, nearestIn, stepsTowards, withinIn } from './distances.ts';
export type { Distances } from './distances.ts';
export { hexCoordinates, hexCorners, hexEdge, hexPoint } from './hex-drawing.ts';
export { hexAt, hexCell, hexCentre, hexDistance, hexField, hexMirror, hexSide } from './hex-field.ts';
export type { HexCell, HexField, HexFieldPlan } from './hex-field.ts';
export { nearest } from './nearest.ts';
export type { Nearest } from './nearest.ts';
export { HIGHEST_TOLL, USUAL_KINDS } from './plan.ts';
export type { BoardPlan, Json, Link, LinkKind, LinkKinds, Passage, Space, SpaceId, Toll } from './plan.ts';
export { boardProblems } from './problems.ts';
export { range, withinRange } from './range.ts';
export { reach } from './reach.ts';
export type { Reached } from './reach.ts';
export { allRoutes, allShortestRoutes, distance, neighbours, shortestRoute } from './routes.ts';
export type { Route } from './routes.ts';
export { assemble, layoutProblems } from './tiles/assemble.ts';
export type { AssembledBoard } from './tiles/assemble.ts';
export type { LatticeName, Position } from './tiles/lattice.ts';
export type { Placement } from './tiles/placement.ts';
export { tileSetProblems } from './tiles/tile.ts';
export type { Opening, Side, Tile, TileFace, TileSet } from './tiles/tile.ts';
export type { LinkState, Step, Travel } from './travel.ts';
