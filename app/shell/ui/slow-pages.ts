import { closeToast, showToast } from "#app/ui/toast-store.ts";

const patience = 10_000;
const id = "slow-page";

type Router = {
  subscribe(
    listener: (state: { navigation: { state: string; formMethod?: string; location?: Location } }) => void,
  ): void;
};

/** A page that is still on its way after ten seconds can be asked for anew (product B30, specification §9). */
export function watchSlowPages(): void {
  const { __remixRouter: router } = window as unknown as { __remixRouter?: Router };
  let turn: ReturnType<typeof setTimeout> | undefined;
  let awaited: unknown;
  router?.subscribe(({ navigation: { state, formMethod, location: next } }) => {
    const coming = state === "loading" && !formMethod ? next : undefined;
    if (coming === awaited) return;
    awaited = coming;
    clearTimeout(turn);
    closeToast(id);
    if (coming) turn = setTimeout(offer, patience, coming);
  });
}

function offer({ pathname, search, hash }: Location): void {
  const run = () => location.assign(pathname + search + hash);
  const text = "Страница открывается дольше обычного: связь медленная.";
  showToast({ id, kind: "info", text, action: { text: "Попробовать снова", run } });
}
