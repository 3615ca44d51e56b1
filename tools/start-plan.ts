import { type Audience, audiences } from "../src/audience/audience";
import { webhookVariables } from "../src/waitlist/submission/webhook-variables";
import { receiverVariables } from "./receiver-variables";

export type StartPlan = {
  isBuilding: boolean;
  port: number;
  receiverPort: number;
  /** The webhook variables that nobody has set, with the address of the local receiver. */
  defaults: Record<string, string>;
  /** Where the signups of each audience go; empty for nowhere. */
  addresses: Record<Audience, string>;
};

/**
 * Takes the arguments and the environment of `npm start` and gives what it is to do.
 * Throws a sentence for an argument or a port that it does not understand.
 */
export function readStartPlan(args: string[], environment: NodeJS.ProcessEnv): StartPlan {
  const unknown = args.find((argument) => argument !== "--no-build");
  if (unknown) throw new Error(`npm start knows --no-build, but not ${unknown}.`);

  const receiverPort = portFrom(environment, "RECEIVER_PORT", 9001);
  const local = receiverVariables(`http://localhost:${receiverPort}`);
  const unset = audiences
    .map((audience) => webhookVariables[audience])
    .filter((variable) => environment[variable] === undefined);
  const { patients, providers } = webhookVariables;

  return {
    isBuilding: args.length === 0,
    port: portFrom(environment, "PORT", 9000),
    receiverPort,
    defaults: Object.fromEntries(unset.map((variable) => [variable, local[variable]])),
    addresses: {
      patients: environment[patients] ?? local[patients],
      providers: environment[providers] ?? local[providers],
    },
  };
}

function portFrom(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is "${text}", but a port is a whole number from 1 to 65535.`);
}
