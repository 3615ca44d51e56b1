import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Photo } from "./photo";

/** Somebody's face beside her name and role, round. */
export const Face = styled(Photo)({ width: "3.5rem", height: "3.5rem", borderRadius: "50%" });

export const faceFragment = graphql`
  fragment Face on Photo {
    ...Photo
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FIXED
          width: 56
          height: 56
          transformOptions: { fit: OUTSIDE }
          webpOptions: { quality: 60 }
          outputPixelDensities: [1, 2, 3]
          placeholder: NONE
          formats: [WEBP]
        )
      }
    }
  }
`;
