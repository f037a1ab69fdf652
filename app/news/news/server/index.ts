export { readArticle } from "./articles.ts";
export { rubricDuty } from "./duty.ts";
export { isShownToGuests } from "./guests.ts";
export { isObliged } from "./obliged.ts";
export { ownNews } from "./own-data.ts";
export { isPinned, pinnedLines, pinOrder } from "./pinned.ts";
export { isOpenDesk, mayWriteUnder } from "./rubric-editors.ts";
export { carries, isUnder, readRubric, rubricOrder, sectionOf, underRubric } from "./rubrics.ts";
export {
  acknowledgements,
  articleAuthors,
  articleRelations,
  articles,
  guestArticles,
  pins,
  publicationRubrics,
  rubricEditors,
  rubricSubscriptions,
  rubrics,
} from "./schema.ts";
export { rubricSource } from "./search-source.ts";
