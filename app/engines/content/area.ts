import { area } from "#app/area.ts";
import { contentContract, talkContract } from "./contract.ts";
import { contentDeeds } from "./deeds.ts";
import { clearAway } from "./server/clearing.ts";
import { readComments } from "./server/comment-pages.ts";
import { editComment, removeComment, writeComment } from "./server/comments.ts";
import { closeTalk, pinComment } from "./server/leading.ts";
import { discussedLately } from "./server/lines.ts";
import { ownContent } from "./server/own-data.ts";
import { ownReading } from "./server/own-reading.ts";
import { readOwn, readOwnSource, readPublication } from "./server/publications.ts";
import { react } from "./server/reactions.ts";
import { readReactors } from "./server/reactors.ts";
import { commentSource, fileSource, publicationSource } from "./server/search-source.ts";
import { paint, publish, removeOwn, revise } from "./server/writing.ts";

export const content = area({
  title: "Публикации, комментарии, реакции",
  contract: contentContract,
  serve: {
    publication: (viewer, input) => readPublication(viewer, input.id),
    source: (viewer, input) => readOwnSource(viewer, input.id),
    own: (viewer, input) => readOwn(viewer, input.after),
    paint,
    create: (viewer, input) => publish(viewer, { ...input, kind: "ugc" }),
    edit: revise,
    remove: (viewer, input) => removeOwn(viewer, input.id),
    comments: readComments,
    comment: writeComment,
    editComment,
    removeComment: (viewer, input) => removeComment(viewer, input.id),
    react,
  },
  search: [commentSource, fileSource, publicationSource],
  keeps: [...ownContent, ...ownReading],
  widgets: { discussed: discussedLately },
  deeds: contentDeeds,
});

export const talk = area({
  title: "Разговор: закрыть, закрепить, кто отреагировал",
  contract: talkContract,
  serve: {
    clear: clearAway,
    close: (viewer, input) => closeTalk(viewer, input),
    pin: pinComment,
    reactors: readReactors,
  },
});
