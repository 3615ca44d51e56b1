import type { IconNode } from "lucide";
import Baby from "lucide/dist/esm/icons/baby.mjs";
import BellRing from "lucide/dist/esm/icons/bell-ring.mjs";
import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import CalendarHeart from "lucide/dist/esm/icons/calendar-heart.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import HandHeart from "lucide/dist/esm/icons/hand-heart.mjs";
import HeartPulse from "lucide/dist/esm/icons/heart-pulse.mjs";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import MessageCircleHeart from "lucide/dist/esm/icons/message-circle-heart.mjs";
import NotebookPen from "lucide/dist/esm/icons/notebook-pen.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import ShieldCheck from "lucide/dist/esm/icons/shield-check.mjs";
import Sparkles from "lucide/dist/esm/icons/sparkles.mjs";
import Stethoscope from "lucide/dist/esm/icons/stethoscope.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";
import { Icon } from "../../ui/icon";

/** What a card is about, where it has no sample. Nothing for a name without a drawing. */
export function FeatureIcon({ name }: { name: string }) {
  const icon = featureIcons[name];
  return icon ? <Icon icon={icon} size={56} strokeWidth={1.25} /> : null;
}

/** The drawings by the names that features.schema.json lists, which are those of lucide.dev. */
export const featureIcons: Partial<Record<string, IconNode>> = {
  baby: Baby,
  "bell-ring": BellRing,
  "calendar-check": CalendarCheck,
  "calendar-heart": CalendarHeart,
  clock: Clock,
  "hand-heart": HandHeart,
  "heart-pulse": HeartPulse,
  "message-circle": MessageCircle,
  "message-circle-heart": MessageCircleHeart,
  "notebook-pen": NotebookPen,
  phone: Phone,
  "shield-check": ShieldCheck,
  sparkles: Sparkles,
  stethoscope: Stethoscope,
  users: Users,
};
