import { useLocation, useNavigate, useNavigation, useNavigationType, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useReplies } from "#app/web/replies.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useConnection } from "./connection.ts";

/**
 * The portal's links and forms are plain HTML; with script on, these few listeners keep the page while they work.
 * One listener for all of them: a `<Link>` in each of twenty cards costs a third of the page's rate.
 */
export function useEnhancements(): void {
  useLinks();
  useForms();
  useArrival();
  useConnection();
  useMemory();
}

function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
      if (!link || !isOurs(link)) return;
      event.preventDefault();
      const go = () =>
        navigate(link.pathname + link.search + link.hash, {
          preventScrollReset: link.dataset.keepScroll !== undefined,
          viewTransition: link.dataset.keepScroll === undefined,
        });
      if (link.dataset.more) import("./growing.ts").then(({ grow }) => grow(link, navigate)).catch(go);
      else go();
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

function isOurs(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return false;
  if (link.dataset.document !== undefined || /^\/(login|auth|api|live|files|exports|deep-links)\b/.test(link.pathname))
    return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}

function useForms(): void {
  const submit = useSubmit();
  const { state } = useNavigation();
  const accepted = useReplies().length === 0;
  const busy = useRef<HTMLFormElement | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const place = useRef<Promise<typeof import("./place.ts")>>(undefined);
  /** A refusal is on the screen before the page has been read anew: from then on the form may be sent again. */
  const refused = useRef(false);
  useEffect(() => {
    const send = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.dataset.document !== undefined) return;
      event.preventDefault();
      if (form.getAttribute("aria-busy") === "true" && !refused.current) return;
      refused.current = false;
      form.setAttribute("aria-busy", "true");
      busy.current = form;
      pressed.current = event.submitter;
      const around = [event.submitter, ...event.composedPath()] as Element[];
      place.current = import("./place.ts");
      place.current.then(({ holdPlace }) => holdPlace(around)).catch(() => {});
      const stays = (event.submitter ?? form).closest("[data-keep-scroll]") !== null;
      submit((event.submitter as HTMLButtonElement | null) ?? form, {
        action: form.getAttribute("action") ?? location.pathname + (form.method === "get" ? "" : location.search),
        preventScrollReset: stays,
        viewTransition: !stays,
      });
    };
    document.addEventListener("submit", send);
    return () => document.removeEventListener("submit", send);
  }, [submit]);
  useEffect(() => {
    refused.current = state === "loading" && !accepted;
    if (state !== "idle") return;
    const form = busy.current;
    form?.removeAttribute("aria-busy");
    // A comment that was sent leaves its box empty; what is refused, or only kept for now, stays typed.
    if (form?.method === "post" && accepted && !pressed.current?.hasAttribute("data-keep-scroll")) form.reset();
    busy.current = null;
    place.current?.then(({ settlePlace }) => settlePlace()).catch(() => {});
  }, [state, accepted]);
}

/** The stored space and where this tab has been are kept once the page is quiet (specification §2, §4). */
function useMemory(): void {
  const { session, space } = useRoot();
  const kept = space && JSON.stringify(space);
  const { pathname, search } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    const keep = () =>
      void import("./path-history.ts").then(
        (late) => {
          if (session) late.keepSpace(session, kept);
          late.keepPath(pathname + search, way);
        },
        () => {},
      );
    if (document.readyState === "complete") return keep();
    addEventListener("load", keep, { once: true });
    return () => removeEventListener("load", keep);
  }, [pathname, search, way, session, kept]);
}

/** After a page change the reader's place is the new page's heading (accessibility rule 5). */
function useArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading || document.querySelector("main [autofocus], main [data-focus]")) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    const told = document.getElementById("told");
    if (told) told.textContent = document.title;
  }, [pathname]);
}
