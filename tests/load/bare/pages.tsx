import { PassThrough } from "node:stream";
import type { ComponentType } from "react";
import { renderToPipeableStream } from "react-dom/server";
import Publication from "#app/engines/content/pages/publication.tsx";
import Results from "#app/engines/search/pages/results.tsx";
import Feed from "#app/feed/feed/pages/feed.tsx";
import Profile from "#app/people/account/pages/profile.tsx";
import { Frame } from "#app/portal/shell/ui/frame.tsx";
import { Layout } from "#app/root.tsx";
import { BareContext, type BareData } from "./remix-react.tsx";

const pages: Record<string, ComponentType> = {
  feed: Feed,
  publication: Publication,
  profile: Profile,
  search: Results,
};

/** Draws one page of the portal with React alone. */
export function draw(name: string, data: BareData): PassThrough {
  const Page = pages[name]!;
  const out = new PassThrough();
  const { pipe } = renderToPipeableStream(
    <BareContext.Provider value={data}>
      <Layout>
        <Frame>
          <Page />
        </Frame>
      </Layout>
    </BareContext.Provider>,
    { onAllReady: () => pipe(out) },
  );
  return out;
}
