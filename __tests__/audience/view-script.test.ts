import { runViewScript } from "../support/unit/run-view-script";

const { dataset } = document.documentElement;

function openAt(address: string): void {
  history.replaceState(null, "", address);
  runViewScript();
}

test.each([
  ["/", "patients"],
  ["/?audience=patients", "patients"],
  ["/?utm_source=mail", "patients"],
  ["/?my-audience=providers", "patients"],
  ["/?audience=providers", "providers"],
  ["/about/?utm_source=mail&audience=providers#journey", "providers"],
  ["/?Audience=Providers", "providers"],
  ["/?audience=provider", "providers"],
  ["/?audience=providers.", "providers"],
  ["/?audience=3Dproviders", "providers"],
])("%s shows the view for %s", (address, audience) => {
  openAt(address);
  expect(dataset.audience).toBe(audience);
  expect(location.pathname + location.search + location.hash).toBe(address);
});
