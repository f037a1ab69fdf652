import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { safePath } from "#app/web/safe-path.ts";
import type { ToPage, ToWorker } from "#app/worker/messages.ts";
import { savedInWords } from "#app/worker/words.ts";

/**
 * Keeps the line «Нет связи. Показано сохранённое на 14:05» true, and tells the service worker what was read.
 * In a saved document the worker has written the line already.
 */
export function useConnection(): void {
  useLine();
  useVisits();
}

function useLine(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const hear = ({ data }: MessageEvent<ToPage>) => {
      if (data.type === "ANSWERED") line().textContent = data.savedAt ? savedInWords(data.savedAt, Date.now()) : "";
    };
    const renew = async () => {
      if (line().textContent && (await reachesPortal())) revalidate();
    };
    navigator.serviceWorker?.addEventListener("message", hear);
    addEventListener("online", renew);
    return () => {
      navigator.serviceWorker?.removeEventListener("message", hear);
      removeEventListener("online", renew);
    };
  }, [revalidate]);
}

function useVisits(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const carried = new URLSearchParams(search).get("_saved");
    if (carried) return navigate(safePath(carried), { replace: true });
    const worker = navigator.serviceWorker;
    if (!worker || line().textContent) return;
    const unsaved = !worker.controller;
    const visit: ToWorker = { type: "VISITED", path: pathname + search, title: document.title, unsaved };
    worker.ready.then(({ active }) => active?.postMessage(visit));
  }, [pathname, search, navigate]);
}

/** Stands at the top of every page, empty; React leaves its content alone. */
function line(): HTMLElement {
  return document.getElementById("connection")!;
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
