import {
  Baby,
  BellRing,
  CalendarCheck,
  CalendarHeart,
  Clock,
  HandHeart,
  HeartHandshake,
  HeartPulse,
  type IconNode,
  MessageCircle,
  MessageCircleHeart,
  NotebookPen,
  Phone,
  ShieldCheck,
  Sparkles,
  Stethoscope,
  Users,
} from "lucide";
import { Icon } from "../ui/icon";

/** The icons an editor can name; content/schemas/features.schema.json lists the same. */
export const featureIcons: Record<string, IconNode | undefined> = {
  "message-circle": MessageCircle,
  "message-circle-heart": MessageCircleHeart,
  "heart-handshake": HeartHandshake,
  "heart-pulse": HeartPulse,
  stethoscope: Stethoscope,
  "bell-ring": BellRing,
  "calendar-heart": CalendarHeart,
  "calendar-check": CalendarCheck,
  baby: Baby,
  "shield-check": ShieldCheck,
  clock: Clock,
  users: Users,
  phone: Phone,
  sparkles: Sparkles,
  "hand-heart": HandHeart,
  "notebook-pen": NotebookPen,
};

/** A line icon by its name in the content; nothing if there is none of that name. */
export function FeatureIcon({ name }: { name: string }) {
  const icon = featureIcons[name];
  return icon ? <Icon icon={icon} size={26} /> : null;
}
