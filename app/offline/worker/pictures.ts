import { pictures, presentAge, saveOf } from "./owner.ts";
import { fileOf } from "./pack-html.ts";
import { packed } from "./packed.ts";

/** A picture of a page: its copy, else the portal's, kept for the next time; without the portal, that of a pack. */
export async function answerPicture(request: Request): Promise<Response> {
  const copy = await pictures.get(request.url);
  if (copy) return copy;
  const asked = presentAge();
  try {
    const answer = await fetch(request);
    if (answer.status === 200) {
      const kept = answer.clone();
      void saveOf(asked, () => pictures.put(request.url, kept));
    }
    return answer;
  } catch (error) {
    return fromPack(request, error);
  }
}

/** The original of a picture is too large to be kept of every page: it comes from the portal, else from a pack. */
export function answerOriginal(request: Request): Promise<Response> {
  return fetch(request).catch((error) => fromPack(request, error));
}

async function fromPack({ url }: Request, error: unknown): Promise<Response> {
  const copy = await packed(fileOf(new URL(url).pathname) ?? "");
  if (!copy) throw error;
  return copy;
}
