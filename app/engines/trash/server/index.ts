export { sweepTrash } from "./trash.ts";
