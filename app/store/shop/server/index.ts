export { hearBank } from "./attempts.ts";
export { addCodes } from "./codes.ts";
export { readFigures } from "./figures.ts";
export { moveMany } from "./moving-many.ts";
export { asPublication } from "./review-kind.ts";
export { planStock, putStock, readStock } from "./stock-table.ts";
