import { existsSync } from "node:fs";
import { join } from "node:path";
import { remixPWA } from "@remix-pwa/dev";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledLinks } from "./bin/compiled-links.mjs";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

// The worker is built for production alone, knows no routes, and is registered by the pages themselves (the plugin's own
// script would break the content policy). docs/decisions/005-offline.md tells what else to know of remix-pwa.
const worker =
  process.env.NODE_ENV === "production"
    ? remixPWA({ workerName: "sw", registerSW: null, workerMinify: true, scope: "/", ignoredSWRouteFiles: ["*"] })
    : [];

const packages =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\/|vite\/preload-helper/;

/** What is loaded together stands together: few large files are smaller on the line than thirty crumbs. */
const together: Record<string, string[]> = {
  shell: [
    ...within("app/portal/shell/ui", "frame page-scripts refresh connection-line"),
    ...within("app/ui", "card toast-store empty-state more-link page-header tabs time time-text visually-hidden link"),
    ...within("app/ui", "form-actions button spinner menu late avatar icon heading plural classes badge notice"),
    ...within("app/ui", "image skip-link comfort copying dialog-opening menu-closing columns"),
    ...within("app/web", "reports/watch page-meta live error-boundary form replies urls root-data title"),
    ...within("app", "news/running-line/ui/levels engines/content/ui/states offline/worker/words feed/feed/routes"),
  ],
  cards: [
    ...within(
      "app/engines/content/ui",
      "reaction-titles publication-list publication-item publication-menu card-marks beside name-of",
    ),
    ...within("app/engines/content/ui", "byline reactions picture-sources report-link"),
    ...within("app", "news/news/ui/day ui/reaction-bar"),
  ],
  widgets: [
    ...within("app/portal/widgets/ui", "lists step-words steps titles widget-row"),
    ...within("app/wellbeing/mood/ui", "levels mood-choice mood-glance"),
    ...within("app/news/stories/ui", "stories-bar"),
  ],
  fields: [
    ...within("app/web", "small-form"),
    ...within("app/ui", "field text-field textarea-field checkbox-field select-field radio-group error-summary"),
    ...within("app/ui", "send-by-keys size-text disclosure"),
    ...within("app/engines", "moderation/ui/pause"),
  ],
  later: [...within("app/ui", "later"), ...within("app/engines/drafts/ui", "draft-keeping")],
  files: within("app/ui", "chosen-files file-field soon"),
  people: [...within("app/ui", "person-field chosen-people"), ...within("app/engines/content/ui", "colleague-field")],
  polls: within("app/engines/polls/ui", "poll poll-results"),
  forms: within("app/web", "reply"),
  writing: [
    ...within("app/ui", "rich-text-field pictures/added-pictures pictures/kept-pictures"),
    ...within("app/engines", "drafts/ui/other-draft drafts/ui/reload"),
    ...within("app/engines", "videos/ui/writing-hint videos/ui/own-films content/ui/colleagues content/ui/preview"),
    ...within("app/rich-text", "picture-line"),
  ],
  under: [
    ...within("app/engines/content/ui", "attachments beside-files reading mentioned"),
    ...within("app/feed/saved/ui", "keeping"),
  ],
  desk: within("app/news/stories/ui", "desk-pages closed-notice"),
  texts: within("app/rich-text", "picture"),
  offers: within("app/engines/content/ui", "offered-people"),
  readers: within("app/people/account/ui", "readers-field"),
  publication: [
    ...within("app/engines/content/ui", "publication-form"),
    ...within("app/feed/ugc/ui", "written-beside"),
  ],
  opinions: within("app/wellbeing/opinion", "ui/words"),
  wishes: within("app/ui/pictures", "wish-fields wish"),
  outbox: within(
    "app/offline/outbox/ui",
    "answer answered dialogs entry filling keeping line own-entries sending store words",
  ),
  hours: within("app", "ui/date-field web/wall-time"),
};

const chunks = new Map(Object.entries(together).flatMap(([chunk, files]) => files.map((file) => [file, chunk])));

/** The files of a folder, named without their endings; a name that no file has stops the build. */
function within(folder: string, names: string): string[] {
  return names.split(" ").map((name) => {
    const file = [".ts", ".tsx"].map((ending) => join(import.meta.dirname, folder, name + ending)).find(existsSync);
    if (!file) throw new Error(`vite.config.ts: there is no ${folder}/${name}`);
    return file;
  });
}

function manualChunks(id: string): string | undefined {
  if (packages.test(id)) return "engine";
  return id.includes("/node_modules/@conform-to/") ? "forms" : chunks.get(id);
}

/** Names for developers' tools keep components in the build that nobody uses: links and forms here are plain HTML. */
const nameless = {
  name: "nameless",
  transform: (code: string, id: string) =>
    /\/node_modules\/@remix-run\/react\//.test(id) ? code.replace(/^\w+\.displayName = .*$/gm, "") : undefined,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), worker, ...(command === "build" ? [nameless, compiledLinks()] : [])],
  define: command === "build" && !isSsrBuild ? { "globalThis.isBrowserBuild": "true" } : {},
  build: {
    assetsInlineLimit: 0,
    // What is loaded on demand needs little else: lists of what to load with it would cost more than the second request.
    modulePreload: false,
    target: "es2022",
    minify: "terser",
    terserOptions: {
      ecma: 2020,
      // Notices of their makers stand in /licenses.txt (bin/build.mjs).
      format: { comments: false },
      compress: {
        passes: 3,
        ecma: 2020,
        hoist_vars: true,
        keep_fargs: false,
        // Nothing here reads a property for what the reading does; in libraries it is half a kilobyte of reads that nobody uses.
        pure_getters: true,
        pure_funcs: ["warning", "warningOnce", "console.warn"],
      },
    },
    // A table of addresses that nobody reads goes.
    rollupOptions: { treeshake: { manualPureFunctions: ["page"] }, output: isSsrBuild ? {} : { manualChunks } },
  },
  // Found late, they would reload the page under one's hands.
  optimizeDeps: { include: ["react-router-dom", "@conform-to/react"] },
}));
