type Headers = Record<string, string | undefined>;
type Finding = { test: string; result: string; modifier: number };

/**
 * Scores a page as Mozilla's HTTP Observatory does, by the tests that its headers decide. The
 * others come to 0 here, their best: there are no cookies, nothing is shared by CORS, every script
 * is from the page's own origin, and the host redirects to HTTPS. From 100 on, the grade is A+.
 *
 * @param headers - the answer to a request for the page, names in lower case.
 */
export function observatoryScore(headers: Headers): { score: number; findings: Finding[] } {
  const findings = Object.entries(tests).map(([test, { results, find }]) => {
    const result = find(headers);
    return { test, result, modifier: results[result] ?? Number.NaN };
  });
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const penalties = sum(findings.map(({ modifier }) => Math.min(modifier, 0)));
  const bonuses = sum(findings.map(({ modifier }) => Math.max(modifier, 0)));
  // Only who has an A without the bonuses gets them.
  const score = 100 + penalties + (100 + penalties >= 90 ? bonuses : 0);
  return { score, findings };
}

type ObservatoryTest = {
  /** What each result adds, as published with @mdn/mdn-http-observatory 1.4.8. */
  results: Record<string, number>;
  find: (headers: Headers) => string;
};

const tests: Record<string, ObservatoryTest> = {
  "content-security-policy": {
    results: {
      "no-unsafe-default-src-none": 10,
      "no-unsafe": 5,
      "unsafe-inline-in-style-src-only": 0,
      "insecure-scheme-in-passive-content-only": -10,
      "unsafe-eval": -10,
      "unsafe-inline": -20,
      "insecure-scheme": -20,
      "not-implemented": -25,
    },
    find: (headers) => policyResult(headers["content-security-policy"]),
  },
  "cross-origin-resource-policy": {
    results: { "same-origin": 10, "same-site": 10, "cross-origin": 0, missing: 0, invalid: -5 },
    find: (headers) => {
      const value = headers["cross-origin-resource-policy"] ?? "missing";
      return ["same-origin", "same-site", "cross-origin", "missing"].includes(value)
        ? value
        : "invalid";
    },
  },
  "referrer-policy": {
    results: { private: 5, missing: 0, unsafe: -5 },
    find: (headers) => {
      const value = headers["referrer-policy"];
      if (value === undefined) return "missing";
      return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        value,
      )
        ? "private"
        : "unsafe";
    },
  },
  "strict-transport-security": {
    results: { "six-months": 0, shorter: -10, missing: -20 },
    find: (headers) => {
      const age = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1];
      if (age === undefined) return "missing";
      return Number(age) >= 15_552_000 ? "six-months" : "shorter";
    },
  },
  "x-content-type-options": {
    results: { nosniff: 0, missing: -5 },
    find: (headers) => (headers["x-content-type-options"] === "nosniff" ? "nosniff" : "missing"),
  },
  "x-frame-options": {
    results: { "by-policy": 5, "by-header": 0, missing: -20 },
    find: (headers) => {
      if (readPolicy(headers["content-security-policy"]).has("frame-ancestors")) return "by-policy";
      return /^(?:deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "")
        ? "by-header"
        : "missing";
    },
  },
};

const anyHost = ["*", "https:", "http:", "ftp:"];
const unsafe = ["'unsafe-inline'", "data:", ...anyHost];

function policyResult(text: string | undefined): string {
  const policy = readPolicy(text);
  if (policy.size === 0) return "not-implemented";
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const has = (name: string, these: string[]) => sources(name).some((one) => these.includes(one));
  const isInsecure = (source: string) => source.startsWith("http:") || source.startsWith("ftp:");
  const passive = ["img-src", "media-src"];
  const active = [...policy.keys()].filter((name) => !passive.includes(name));

  if (has("script-src", unsafe) || has("object-src", anyHost)) return "unsafe-inline";
  if (active.some((name) => sources(name).some(isInsecure))) return "insecure-scheme";
  if (has("script-src", ["'unsafe-eval'"]) || has("style-src", ["'unsafe-eval'"])) {
    return "unsafe-eval";
  }
  if (passive.some((name) => sources(name).some(isInsecure))) {
    return "insecure-scheme-in-passive-content-only";
  }
  if (has("style-src", unsafe)) return "unsafe-inline-in-style-src-only";
  return policy.get("default-src")?.join() === "'none'"
    ? "no-unsafe-default-src-none"
    : "no-unsafe";
}

function readPolicy(text = ""): Map<string, string[]> {
  const directives = text.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.flatMap(([name, ...sources]) =>
      name ? [[name, sources.length ? sources : ["'none'"]]] : [],
    ),
  );
}
