import { remixPWA } from "@remix-pwa/dev";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
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

/** What is loaded together stands together: few large files are smaller on the line than thirty crumbs. */
const everywhere: Record<string, RegExp> = {
  engine: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\/|vite\/preload-helper/,
  shell:
    /\/app\/(shell\/ui\/(frame|skip-link|page-scripts|refresh|connection-line)|ui\/(card|toast-store|empty-state|more-link|page-header|tabs|time|time-text|visually-hidden|link|form-actions|button|spinner|menu|avatar|icon|heading|plural|classes|badge|notice|disclosure|image)|ui\/(comfort|copying|dialog-opening|menu-closing)|web\/(reports\/watch|page-meta|live|error-boundary|form|replies|urls|root-data|title)|(shell|account|agreements|drafts|feed|hashtags|mood|moderation|news|newsroom|notifications|people|saved|search|stories|talk|translations|trash|ugc|videos|widgets)\/routes|drafts\/ui\/resume|content\/ui\/states|running-line\/ui\/levels|worker\/words)\.tsx?$/,
  cards:
    /\/app\/(content\/ui\/(reaction-titles|publication-list|publication-item|publication-menu|card-marks|byline|reactions|picture-sources|report-link)|news\/ui\/day|ui\/reaction-bar)\.tsx?$/,
  widgets: /\/app\/(widgets\/ui\/|mood\/ui\/(levels|mood-choice|mood-glance)|stories\/ui\/stories-bar)/,
  fields:
    /\/app\/(web\/small-form|ui\/(field|text-field|textarea-field|checkbox-field|select-field|radio-group|error-summary|send-by-keys|size-text))\.tsx?$/,
  forms: /\/node_modules\/@conform-to\/|\/app\/web\/reply\.ts$/,
  writing:
    /\/app\/(ui\/(rich-text-field|pictures\/(added-pictures|kept-pictures))|drafts\/ui\/(draft-keeping|other-draft|reload)|account\/ui\/readers-field|videos\/ui\/writing-hint|content\/ui\/(colleagues|preview)|newsroom\/ui\/their-article)\.tsx?$/,
  desk: /\/app\/stories\/ui\/(desk-pages|closed-notice)\.tsx?$/,
  wishes: /\/app\/ui\/pictures\/(wish-fields|wish)\.tsx?$/,
  outbox:
    /\/app\/outbox\/ui\/(answer|answered|dialogs|entry|filling|keeping|line|own-entries|sending|store|words)\.ts$/,
  hours: /\/app\/(ui\/date-field|web\/wall-time)\.tsx?$/,
};

const manualChunks = (id: string) => Object.keys(everywhere).find((name) => everywhere[name]?.test(id));

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), worker],
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
        pure_funcs: ["warning", "warningOnce", "console.warn"],
      },
    },
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks } },
  },
  // Found late, they would reload the page under one's hands.
  optimizeDeps: { include: ["react-router-dom", "@conform-to/react"] },
}));
