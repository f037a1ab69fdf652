export { ban, leads, makePlace, seat, takesPart } from "./places.ts";
