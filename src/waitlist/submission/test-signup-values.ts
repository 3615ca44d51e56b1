/** By these two values receivers recognize a test signup; receivers/google-sheets/Code.gs does. */
const mark = { name: "TEST SIGNUP, please delete", email: "test@example.com" };

/**
 * A signup that keeps every rule and is clearly not a real one, by field name. It has the fields of
 * both forms; each form's rules drop those that it does not know.
 */
export const testSignupValues = {
  ...mark,
  practiceName: mark.name,
  role: mark.name,
  specialties: mark.name,
  patientsPerMonth: "0",
  isSubscribed: false,
};
