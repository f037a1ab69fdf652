export { nearBirthdays, newColleagues } from "./colleagues.ts";
