export { plainText } from "#app/rich-text/document.ts";
export { excerptOf } from "#app/rich-text/excerpt.ts";
export { readMarkdown } from "#app/rich-text/markdown.ts";
export { type Names, withNames } from "#app/rich-text/names.ts";
export { attachedTo, readAttachments, toAttachment } from "./attachments.ts";
export { bringComments, bringPublication, relinkPublication, renewPublication } from "./bringing.ts";
export {
  authorColumns,
  cardColumns,
  cardRows,
  type PictureRow,
  pageOf,
  readCards,
  toCard,
  toPerson,
  toPicture,
} from "./cards.ts";
export { alignFiles, alignFilesIn, alignFilesOf } from "./file-readers.ts";
export { countHashtags, hashtagKey, hashtagsOf, moveHashtag } from "./hashtags.ts";
export { bringBackObject, hideObject, removeObject, returnObject, sendBackObject, showObject } from "./hiding.ts";
export { type PlacedWords, placeWith, publishIn, readSourceIn, reviseIn } from "./in-place.ts";
export {
  type ContentKind,
  contentKinds,
  isOfficial,
  isOfKind,
  isPersonal,
  kindOf,
  type Topic,
  urlOf,
} from "./kinds.ts";
export { closeReactions, closeTalk } from "./leading.ts";
export { type LineRow, lineColumns, toLine } from "./lines.ts";
export { keepLinks } from "./links.ts";
export { mendComment } from "./mending.ts";
export { mentionsOf, named, namesOf } from "./mentions.ts";
export { findCalled, findMentioned, type Mentioned } from "./named.ts";
export { noteIn, passOn } from "./passing-on.ts";
export { closeReactionsIn, hidePlaced, readdress, readdressPlace } from "./placed.ts";
export { byAuthor, byCoauthor, isAmong, pageIn, placeOf, underHashtag, type Wish } from "./places.ts";
export { isLive, isOwn, isSpokenTo, isVisible, type Readers, wasSpokenTo } from "./policy.ts";
export { allPictures, readPublication, readSource } from "./publications.ts";
export { changePublication, insertPublication } from "./put.ts";
export { putReaction } from "./reacting-to.ts";
export { isRead, markAllRead, rememberRead, rememberSeen, seenUntil } from "./reading.ts";
export {
  commentFiles,
  comments,
  hashtags,
  type PublicationState,
  publicationHashtags,
  publicationLinks,
  publicationPictures,
  publicationReads,
  publicationRevisions,
  publicationStates,
  publications,
  reactions,
  readingMarks,
} from "./schema.ts";
export { moveTo, raisePublication } from "./states.ts";
export { tellTalk } from "./telling.ts";
export { waitWith } from "./waiting.ts";
export { purgeObject, withdrawComments, withdrawPublication } from "./withdrawing.ts";
export { align } from "./words.ts";
export { publish, removeOwn } from "./writing.ts";
