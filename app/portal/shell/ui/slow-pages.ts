import { closeToast, showToast } from "#app/ui/toast-store.ts";
import { helpByKey } from "./help-key.ts";
import { wait, watchPresses } from "./waiting.ts";

const patience = 10_000;
const id = "slow-page";

type State = { navigation: { state: string; formMethod?: string; location?: Location } };
type Router = { state: State; subscribe(listener: (state: State) => void): void };

/**
 * What is on its way shows it after a moment; a page that is still on its way after ten seconds can be asked for anew
 * (specification §9).
 */
export function watchSlowPages(): void {
  const { __remixRouter: router } = window as unknown as { __remixRouter?: Router };
  let turn: ReturnType<typeof setTimeout> | undefined;
  let awaited: unknown;
  const look = ({ navigation: { state, formMethod, location: next } }: State) => {
    wait(state !== "idle");
    const coming = state === "loading" && !formMethod ? next : undefined;
    if (coming === awaited) return;
    awaited = coming;
    clearTimeout(turn);
    closeToast(id);
    if (coming) turn = setTimeout(offer, patience, coming);
  };
  if (!router) return;
  watchPresses();
  document.addEventListener("keydown", helpByKey);
  look(router.state);
  router.subscribe(look);
}

function offer({ pathname, search, hash }: Location): void {
  const run = () => location.assign(pathname + search + hash);
  const text = "Страница открывается дольше обычного: связь медленная.";
  showToast({ id, kind: "info", text, action: { text: "Попробовать снова", run } });
}
