export { servicePages, serviceSnapshots } from "./schema.ts";
