import { fork } from "node:child_process";
import { on } from "node:events";
import { avatarsOfEach } from "./avatar-pool.ts";
import { ofEachScene, sceneNames } from "./pictures/scene.ts";
import { storeCategories } from "./words/store.ts";
import { demoStories } from "./words/stories.ts";

export type DrawnPicture = {
  kind: "square" | "rectangle" | "f" | "m" | "cover" | "story" | "goods";
  at: number;
  bytes: Uint8Array;
};

const storyFrames = demoStories.reduce((sum, { frames }) => sum + frames.length, 0);

const productsTold = storeCategories.reduce((sum, { products }) => sum + products.length, 0);

/** How many pictures there are besides the logos of the companies. */
export const picturesInPools = avatarsOfEach * 2 + ofEachScene * sceneNames.length + storyFrames + productsTold;

/** The pictures one after another, as the drawing process finishes them. */
export async function* drawnPictures(): AsyncGenerator<DrawnPicture> {
  const child = fork(new URL("./draw.ts", import.meta.url), { serialization: "advanced", execArgv: [] });
  const over = new AbortController();
  let code: number | null = null;
  child.once("exit", (left) => {
    code = left;
    over.abort();
  });
  try {
    for await (const [picture] of on(child, "message", { close: ["disconnect"], signal: over.signal })) {
      yield picture as DrawnPicture;
    }
  } catch (error) {
    if (!over.signal.aborted || code !== 0) throw error;
  } finally {
    child.kill();
  }
  if (code) throw new Error("The pictures of the demo company could not be drawn");
}
