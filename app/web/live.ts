import { useEffect } from "react";
import type { Hear } from "./live-source.ts";
import { useRoot } from "./root-data.ts";

/**
 * Hears, while the page is open, that a topic has changed; without script or connection the page is as good as when it
 * came. `hear` without words means that something may have been missed.
 */
export function useLive(topic: string | undefined, hear: Hear): void {
  const { inside } = useRoot();
  useEffect(() => {
    if (!topic || !inside) return;
    const listening = import("./live-source.ts").then(({ listen }) => listen(topic, hear));
    listening.catch(() => {});
    return () => void listening.then((stop) => stop());
  }, [topic, hear, inside]);
}
