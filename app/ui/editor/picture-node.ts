import { Node } from "@tiptap/core";
import { pictureFile, readPictureLine } from "#app/rich-text/picture.ts";
import { pictureLine } from "#app/rich-text/picture-line.ts";
import { insertLine } from "./insert-line.ts";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    picture: {
      /** Puts a picture of the publication on a line of its own. */
      insertPicture: (file: string) => ReturnType;
    };
  }
}

/** A picture of the publication among the words. */
export const PictureNode = Node.create({
  name: "picture",
  atom: true,
  draggable: true,
  addAttributes: () => ({ file: { default: "" } }),
  parseHTML: () => [
    {
      tag: "img[data-file]",
      getAttrs: (element) => {
        const file = readPictureLine(pictureLine(element.dataset.file ?? ""));
        return file ? { file } : false;
      },
    },
  ],
  renderHTML({ node }) {
    const file = pictureFile(node.attrs) ?? "";
    return ["img", { "data-file": file, src: `/files/${file}/960`, alt: "Картинка", class: "picture-line" }];
  },
  addCommands: () => ({
    insertPicture:
      (file) =>
      ({ chain, state }) =>
        insertLine(chain(), state, { type: "picture", attrs: { file } }),
  }),
});
