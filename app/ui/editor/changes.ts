import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";

/** Draws a part of the editor anew after every change of the text or of the place in it. */
export function useChanges(editor: Editor): void {
  const [, draw] = useState(0);
  useEffect(() => {
    const changed = () => draw((count) => count + 1);
    editor.on("transaction", changed);
    return () => void editor.off("transaction", changed);
  }, [editor]);
}
