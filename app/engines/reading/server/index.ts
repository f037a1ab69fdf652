export { ownReading } from "./own-data.ts";
export { isRead, markAllRead, rememberRead } from "./reading.ts";
export { publicationReads, readingMarks } from "./schema.ts";
