export { answerSource } from "./search-source.ts";
