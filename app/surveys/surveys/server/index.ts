export { putQuestionnairesInSearch } from "./search-source.ts";
