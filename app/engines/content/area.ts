import { area } from "#app/area.ts";
import { ownReading } from "#app/engines/reading/server/index.ts";
import { contentContract } from "./contract.ts";
import { readComments } from "./server/comment-pages.ts";
import { editComment, removeComment, writeComment } from "./server/comments.ts";
import { discussedLately } from "./server/lines.ts";
import { ownContent } from "./server/own-data.ts";
import { readOwn, readOwnSource, readPublication } from "./server/publications.ts";
import { react } from "./server/reactions.ts";
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
});
