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

/** Two files that every page loads, each with what it imports, instead of thirty crumbs. */
const everywhere: Record<string, RegExp> = {
  engine: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\//,
  shell:
    /\/app\/(shell\/ui\/(frame|error-page|page-scripts|refresh)|ui\/(card|empty-state|more-link|page-header|tabs))\.tsx$/,
};

const manualChunks = (id: string) => Object.keys(everywhere).find((name) => everywhere[name]?.test(id));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), worker],
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    minify: "terser",
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks } },
  },
  // Found late, they would reload the page under one's hands.
  optimizeDeps: { include: ["react-router-dom", "@conform-to/react"] },
}));
