export { readArticle, readRelated } from "./articles.ts";

export {
  changeDecided,
  closeToGuests,
  nameAuthors,
  openToGuests,
  putDecided,
  unnameAuthor,
} from "./decided.ts";
export { isShownToGuests, unnaming, withoutNames } from "./guests.ts";
export { isObliged, isOutdated, setOutdatedAside } from "./obliged.ts";

export { isPinned, pinOrder } from "./pinned.ts";
export { orderPins, putPin, takePinDown } from "./pinning.ts";
export { copyRelations, relateArticle, unrelateArticle } from "./related.ts";
export { isOpenDesk, mayWriteUnder } from "./rubric-editors.ts";
export { addUnder, keepRubric, nameRubricEditors, orderRubrics, putUnder } from "./rubric-keeping.ts";
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
