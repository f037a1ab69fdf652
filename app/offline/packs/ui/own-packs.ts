import { useEffect, useState } from "react";
import type { ToWorker } from "#app/offline/worker/messages.ts";
import {
  type Pack,
  type PackNews,
  packChannel,
  packName,
  type Recipe,
  readPacks,
  type Trouble,
} from "#app/offline/worker/pack.ts";

/** A pack of this device, and whether it is being kept at this moment. */
export type OwnPack = Pack & { isBusy: boolean };

/** What is known of packs: undefined until the device has answered, then kept true. */
export type Known = { packs: OwnPack[]; busy: ReadonlySet<string>; trouble?: PackNews };

const often = 3000;

export function usePacks(): Known | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    const channel = new BroadcastChannel(packChannel);
    let isOver = false;
    const read = async (news?: PackNews) => {
      const [all, { held = [] }] = await Promise.all([readPacks(), navigator.locks.query()]);
      const busy = new Set(held.map(({ name }) => name ?? ""));
      const packs = all.map((pack) => ({ ...pack, isBusy: busy.has(packName(pack.path)) }));
      if (isOver) return;
      setKnown(
        (before) => ({ packs, busy, ...(news?.path ? { trouble: news } : { trouble: before?.trouble }) }) as Known,
      );
    };
    channel.addEventListener("message", ({ data }: MessageEvent<PackNews>) => void read(data));
    void read();
    // A worker that the browser has stopped says nothing more.
    const turn = setInterval(() => void read(), often);
    return () => {
      isOver = true;
      clearInterval(turn);
      channel.close();
    };
  }, []);
  return known;
}

export function keepPack(recipe: Recipe & { title: string }, isNew: boolean): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const screen = { width: innerWidth, dots: devicePixelRatio, rem };
  const { path, title, list, pages } = recipe;
  tellWorker({
    type: "KEEP_PACK",
    wish: { path, title, ...(list && { list }), ...(pages && { pages }), screen, isNew },
  });
}

export function dropPack(path: string): void {
  tellWorker({ type: "DROP_PACK", path });
}

export function clearDevice(): void {
  tellWorker({ type: "CLEAR" });
}

export const troubles: Record<Trouble, string> = {
  line: "Связь прервалась. Сохранённое осталось, можно продолжить.",
  space: "На устройстве не хватает места. Уберите что-нибудь и продолжите.",
  gone: "Страница больше не открывается, и сохранять нечего.",
};

function tellWorker(message: ToWorker): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
