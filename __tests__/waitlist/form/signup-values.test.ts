import { audiences } from "../../../src/audience/audience";
import { createSignupForm } from "../../../src/waitlist/form/signup-form";
import { signupSchemas } from "../../../src/waitlist/submission/signup";

test.each(audiences)("the form of %s holds every field that its rules know", (audience) => {
  const { form } = createSignupForm(audience, () => undefined);
  expect(form.getRegisteredFields().sort()).toEqual(
    Object.keys(signupSchemas[audience].fields).sort(),
  );
});
