export { readArticle, readRelated } from "./articles.ts";

export { isShownToGuests, unnaming, withoutNames } from "./guests.ts";
export { isObliged, isOutdated, setOutdatedAside } from "./obliged.ts";

export { isPinned, pinOrder } from "./pinned.ts";
export { isOpenDesk, mayWriteUnder } from "./rubric-editors.ts";
export { carries, isUnder, readRubric, rubricOrder, sectionOf, underRubric } from "./rubrics.ts";
export {
  acknowledgements,
  articleAuthors,
  articleRelations,
  articles,
  formerAcknowledgements,
  guestArticles,
  pins,
  publicationRubrics,
  rubricEditors,
  rubricSubscriptions,
  rubrics,
} from "./schema.ts";
