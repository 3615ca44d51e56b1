import type { IconNode } from "lucide";
import { type ComponentProps, createElement } from "react";

type IconProps = ComponentProps<"svg"> & {
  icon: IconNode;
  size?: number;
};

/** A decorative lucide icon, drawn from lucide's data: lucide-react would add a kilobyte of script. */
export function Icon({ icon, size = 24, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {icon.map(([shape, attributes]) =>
        createElement(shape, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
