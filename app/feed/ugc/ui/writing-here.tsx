import { useMatches } from "@remix-run/react";
import { type MouseEvent, useContext, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";
import type { FeedName } from "#app/engines/content/contract.ts";
import { PublicationForm } from "#app/engines/content/ui/publication-form.tsx";
import { WhereField } from "#app/engines/content/ui/where-field.tsx";
import type { AudienceChoices } from "#app/people/account/contract.ts";
import { href } from "#app/web/urls.ts";
import { ugc } from "../routes.ts";
import { useSending } from "./sending.ts";

export type WritingHereProps = {
  /** The page that it stands on: one stays there when it is published. */
  back: string;
  feed?: FeedName | undefined;
  close(): void;
};

/** The form of a publication over the list that it will stand in. What leads further (a poll, files, a draft) leads to its page. */
export default function WritingHere({ back, feed = "blogs", close }: WritingHereProps) {
  const audiences = useAudiences();
  const [draft] = useState(() => ({ id: newId(), pictures: [] }));
  const box = useRef<HTMLDivElement>(null);
  const leave = () => {
    close();
    setTimeout(() => document.querySelector<HTMLElement>("[data-write]")?.focus());
  };
  const { reply, send } = useSending(back, leave);
  const state = useContext(RouterState);
  const page = useMatches().at(-1)!.id;
  useEffect(() => {
    if (audiences) box.current?.querySelector<HTMLElement>("[name=body]")?.focus();
  }, [audiences]);
  const press = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")?.getAttribute("href") !== back) return;
    event.preventDefault();
    leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only «Отмена» inside is pressed, a link.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is pressed by Enter too.
    <div ref={box} onSubmit={send} onClick={press} className="w-full basis-full [&_[value=preview]]:hidden">
      {audiences && (
        // The page's own form may have been refused: this one has nothing to do with it.
        <RouterState.Provider value={state && { ...state, actionData: reply ? { [page]: reply } : null }}>
          <PublicationForm
            id="publication"
            intent="publish"
            send="Опубликовать"
            action={href(ugc.create, null, { from: back })}
            back={back}
            draft={draft}
            values={{ feed, reach: "company" }}
            where={({ feed, reach, parts, people }) => (
              <WhereField fields={{ feed, reach, parts, people }} choices={audiences} />
            )}
          />
        </RouterState.Provider>
      )}
    </div>
  );
}

function useAudiences(): AudienceChoices | undefined {
  const [audiences, setAudiences] = useState<AudienceChoices>();
  useEffect(() => {
    fetch("/api/audiences")
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
      .then(setAudiences, () => location.assign(href(ugc.create)));
  }, []);
  return audiences;
}

/** The browser's own way is closed to pages that came without encryption. */
function newId(): string {
  return "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (digit) =>
    (+digit ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (+digit / 4)))).toString(16),
  );
}
