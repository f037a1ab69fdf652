import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { type Limits, Stopped } from "./limits.ts";

/** A zip file in memory: nothing of it is ever written, so its names can lead nowhere. */
export type Pack = { names: string[]; open(name: string): AsyncGenerator<Buffer> };

/**
 * Opens a zip file. Throws on names that are no plain paths and on more parts than `limits` allow; all parts together give no
 * more bytes than that, whatever they say of themselves.
 */
export async function openPack(bytes: Buffer, limits: Limits): Promise<Pack> {
  const zip: ZipFile = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > limits.parts) throw new Stopped("too-large");
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.size >= limits.parts) throw new Stopped("too-large");
    if (entry.isEncrypted()) throw new Stopped("locked");
    entries.set(entry.fileName, entry);
  }
  let left = limits.unpackedBytes;
  async function* open(name: string) {
    const entry = entries.get(name);
    if (!entry) return;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      left -= (chunk as Buffer).length;
      if (left < 0) throw new Stopped("too-large");
      yield chunk as Buffer;
    }
  }
  return { names: [...entries.keys()], open };
}
