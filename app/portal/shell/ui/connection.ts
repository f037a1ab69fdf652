import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { ToPage, ToWorker } from "#app/offline/worker/messages.ts";
import { safePath } from "#app/web/safe-path.ts";
import { connection } from "./connection-store.ts";

/**
 * Keeps the line «Нет связи. Показано сохранённое на 14:05» true, and tells the service worker what was read.
 */
export function useConnection(): void {
  useLine();
  useVisits();
}

function useLine(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const hear = ({ data }: MessageEvent<ToPage>) => {
      if (data.type === "ANSWERED") connection.tell(data.savedAt);
    };
    const renew = async () => {
      if (connection.read() && (await reachesPortal())) revalidate();
    };
    navigator.serviceWorker?.addEventListener("message", hear);
    addEventListener("online", renew);
    return () => {
      navigator.serviceWorker?.removeEventListener("message", hear);
      removeEventListener("online", renew);
    };
  }, [revalidate]);
}

/** Until the first page is told of: it alone has come as a document. */
let isOpened = true;

function useVisits(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const carried = new URLSearchParams(search).get("_saved");
    if (carried) return navigate(safePath(carried), { replace: true });
    const worker = navigator.serviceWorker;
    if (!worker || connection.read()) return;
    // The worker may take over a page that has come past it.
    const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const unsaved = !worker.controller || (isOpened && !opened?.workerStart);
    isOpened = false;
    const visit: ToWorker = { type: "VISITED", path: pathname + search, title: document.title, unsaved };
    worker.ready.then(({ active }) => active?.postMessage(visit));
  }, [pathname, search, navigate]);
}

/** The browser hears of a network before it carries anything: the portal is asked a few times. */
async function reachesPortal(): Promise<boolean> {
  for (let turn = 0; turn < 5; turn++) {
    const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return false;
}
