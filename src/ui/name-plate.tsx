import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Face } from "./photo";

type NamePlateProps = {
  clinician: Queries.NamePlateFragment;
  children?: ReactNode;
};

/** Face, name and role of the clinician who answers. */
export function NamePlate({ clinician, children }: NamePlateProps) {
  return (
    <Plate>
      <Face photo={clinician.photo} alt="" />
      <NameAndRole {...clinician} />
      {children}
    </Plate>
  );
}

export function NameAndRole({ name, role }: Pick<Queries.NamePlateFragment, "name" | "role">) {
  return (
    <NameAbove>
      <strong>{name}</strong>
      <Role>{role}</Role>
    </NameAbove>
  );
}

const Plate = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space-1) var(--space-3)",
});

const NameAbove = styled.span({ lineHeight: 1.25 });

const Role = styled.span({
  display: "block",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
});

export const namePlateFragment = graphql`
  fragment NamePlate on Clinician {
    name
    role
    photo {
      ...Face
    }
  }
`;
