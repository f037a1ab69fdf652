import type { ReactNode } from "react";
import { agreements } from "#app/access/agreements/routes.ts";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Flash, ToastRegion } from "#app/ui/toast.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { Header } from "./header.tsx";
import { Navigation, TabBar } from "./navigation.tsx";
import { ShownBar } from "./shown-bar.tsx";

/** Beside the navigation every page begins at one line, however wide it is; what is one centred word stays in the middle. */
const besideNavigation = "lg:[&>.mx-auto:not(.text-center)]:ms-0";

/** The portal around every page: header, navigation, what the page says, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { inside, toasts, scripts } = useRoot();
  return (
    <>
      <SkipLink href="#main">Перейти к содержанию</SkipLink>
      <ShownBar />
      <Header />
      {scripts && <ToastRegion />}
      <div className="@container/page mx-auto flex w-full max-w-7xl gap-8 px-4 sm:px-6">
        {inside && <Navigation />}
        <main
          id="main"
          tabIndex={-1}
          className={`min-w-0 flex-1 py-6 pb-24 outline-none lg:pb-10 ${inside ? besideNavigation : ""}`}
        >
          <Flash messages={toasts} />
          {children}
        </main>
      </div>
      <Footer inside={inside} />
      {inside && <TabBar />}
      <p id="told" className="sr-only" aria-live="polite" />
    </>
  );
}

function Footer({ inside }: { inside: boolean }) {
  return (
    <footer className="print:hidden border-t border-line pb-16 text-sm text-muted lg:pb-0">
      <div className="mx-auto flex max-w-7xl flex-wrap gap-x-6 gap-y-2 px-4 py-6 sm:px-6">
        <span>Вече: портал, где слышно каждого</span>
        <a className="inline-block min-h-6 text-muted hover:text-ink" href="/about">
          О портале
        </a>
        <a
          className="inline-block min-h-6 text-muted hover:text-ink"
          href={href(inside ? agreements.legal : agreements.legalGuest)}
        >
          Правовые документы
        </a>
        {inside && (
          <a className="inline-block min-h-6 text-muted hover:text-ink" href={href(agreements.list)}>
            Мои соглашения
          </a>
        )}
      </div>
    </footer>
  );
}
