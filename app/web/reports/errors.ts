export { captureException, init } from "@sentry/remix";
