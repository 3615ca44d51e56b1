import { arrivalTimes, typingTime } from "../../../src/sections/hero/arrival-times";

test("the first message is there at once, an answer has been typed before it arrives", () => {
  const [question, answer, thanks] = arrivalTimes(["family", "clinician", "family"]);
  expect(question).toBe(0);
  expect(answer).toBeGreaterThan(typingTime);
  expect(thanks).toBeGreaterThan(answer ?? 0);
});
