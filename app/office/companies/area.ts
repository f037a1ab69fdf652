import { area } from "#app/area.ts";
import { companiesContract } from "./contract.ts";
import { companyDeeds } from "./deeds.ts";
import { companiesNavigation } from "./navigation.ts";
import { changeCompany } from "./server/changing.ts";
import { readCompanies, readCompany } from "./server/reading.ts";

export const companies = area({
  title: "Компании",
  contract: companiesContract,
  navigation: companiesNavigation,
  serve: {
    list: readCompanies,
    company: (viewer, input) => readCompany(viewer, input.id),
    change: changeCompany,
  },
  deeds: companyDeeds,
});
