export { ban, leads, leaveAll, makePlace, seat, takesPart } from "./places.ts";
