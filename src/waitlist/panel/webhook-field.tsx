import words from "../../../content/panel.json";
import { TextField } from "../../ui/text-field";
import { isWebhookAddress } from "../submission/webhook-addresses";

type WebhookFieldProps = { address: string; onChange: (address: string) => void };

/** The address of one audience's receiver. Anything can be saved; what cannot work gets a hint. */
export function WebhookField({ address, onChange }: WebhookFieldProps) {
  const isUsable = address.trim() === "" || isWebhookAddress(address.trim());
  return (
    <TextField
      label={words.fieldLabel}
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      value={address}
      onChange={(event) => onChange(event.currentTarget.value)}
      hint={isUsable ? undefined : words.fieldHint}
    />
  );
}
