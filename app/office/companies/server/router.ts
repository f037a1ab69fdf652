import { companiesContract } from "#app/office/companies/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { changeCompany } from "./changing.ts";
import { readCompanies, readCompany } from "./reading.ts";

const api = implementArea(companiesContract);

export const companiesRouter = api.router({
  list: api.list.handler(({ context }) => readCompanies(context.viewer)),
  company: api.company.handler(({ context, input }) => readCompany(context.viewer, input.id)),
  change: api.change.handler(({ context, input }) => changeCompany(context.viewer, input)),
});
