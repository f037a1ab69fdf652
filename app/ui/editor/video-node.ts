import { Node } from "@tiptap/core";
import { ownFilm, readVideo, type Video, videoView } from "#app/rich-text/video.ts";
import { insertLine } from "./insert-line.ts";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    video: {
      /** Puts a film on a line of its own, after what is being written or in place of an empty line. */
      insertVideo: (video: Video) => ReturnType;
    };
  }
}

/** A film among the words: in the editor it is a line that names it, readers get the player. */
export const VideoNode = Node.create({
  name: "video",
  atom: true,
  draggable: true,
  addAttributes: () => ({ provider: { default: "" }, id: { default: "" } }),
  parseHTML: () => [
    {
      tag: "div[data-video]",
      getAttrs: (element) => readVideo(element.getAttribute("data-video") ?? "") ?? false,
    },
  ],
  renderHTML({ node }) {
    const own = ownFilm(node.attrs);
    const view = videoView(node.attrs);
    const page = own ? `/files/${own}` : (view?.page ?? "");
    return [
      "div",
      { "data-video": page, class: "film-line" },
      ["strong", own ? "Видео с портала" : `Видео на ${view?.name}`],
      ["span", page],
    ];
  },
  addCommands: () => ({
    insertVideo:
      (attrs) =>
      ({ chain, state }) =>
        insertLine(chain(), state, { type: "video", attrs }),
  }),
});
