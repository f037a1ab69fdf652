export {
  requestExecutors,
  requestForms,
  requestMarks,
  requestNumbers,
  requestRoutes,
  requests,
} from "./schema.ts";
