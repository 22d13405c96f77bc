<?php
/**
 * The options of the shop's settings page.
 */
class Atoll_Options {
	/** Groups of islands, as in the rules. */
	public const GROUPS = array( 'order', 'cart', 'search' );

	private const ROUTE = '~^route=[\w/.]+$~';

	/** @return array<string, mixed> The options before somebody has saved any. */
	public static function defaults(): array {
		return array(
			// Whether links and forms change the page in place.
			'navigation'    => true,
			'groups'        => self::GROUPS,
			// Whether pages load atoll-theme.css.
			'theme'         => false,
			'consent'       => false,
			// Version of the text of the consent banner.
			'consent_stamp' => '',
			// Starts of paths, and routes of OpenCart, one a line.
			'full_load'     => '',
			// Whether pages come from a cache, the same for all visitors.
			'cached'        => false,
			// Whether administrators see the overlay.
			'debug'         => false,
		);
	}

	/**
	 * Options from the database or a form. What they lack is off in a form, and as in `defaults()` otherwise.
	 *
	 * @param mixed $input
	 * @param bool  $is_form
	 */
	public static function read( $input, bool $is_form = false ): array {
		$input   = is_array( $input ) ? $input : array();
		$options = array();
		foreach ( self::defaults() as $name => $default ) {
			$value = $input[ $name ] ?? null;
			if ( null === $value && ! $is_form ) {
				$options[ $name ] = $default;
			} elseif ( is_bool( $default ) ) {
				$options[ $name ] = ! empty( $value );
			} elseif ( is_array( $default ) ) {
				$options[ $name ] = array_values( array_intersect( $default, is_array( $value ) ? array_filter( $value, 'is_string' ) : array() ) );
			} else {
				$options[ $name ] = is_string( $value ) ? trim( $value ) : '';
			}
		}
		$options['full_load']     = implode( "\n", array_merge( self::paths( $options['full_load'] ), self::routes( $options['full_load'] ) ) );
		$options['consent_stamp'] = substr( preg_replace( '/[^\w.-]/', '', $options['consent_stamp'] ), 0, 40 );
		return $options;
	}

	/**
	 * Starts of paths, with a slash at the start. Whole addresses lose their origin.
	 *
	 * @return string[]
	 */
	public static function paths( string $lines ): array {
		$paths = array();
		foreach ( preg_split( '/\s+/', $lines, -1, PREG_SPLIT_NO_EMPTY ) as $line ) {
			if ( preg_match( self::ROUTE, $line ) ) {
				continue;
			}
			$path    = preg_replace( '~^https?://[^/?#]*~i', '', $line );
			$path    = preg_replace( '/[?#].*$/s', '', $path );
			$paths[] = '/' . ltrim( $path, '/' );
		}
		return array_values( array_unique( $paths ) );
	}

	/**
	 * Starts of paths as browsers and shops write them: in the folder of the shop, and with other letters encoded. WordPress
	 * writes these codes in lower case, browsers in upper case.
	 *
	 * @param string[] $paths
	 * @param string   $folder Path of the shop, such as "/shop", or empty.
	 * @return string[]
	 */
	private static function encoded( array $paths, string $folder ): array {
		$encoded = array();
		foreach ( $paths as $path ) {
			$path = '' === $folder || 0 === strpos( "$path/", "$folder/" ) ? $path : $folder . $path;
			foreach ( array( 'strtoupper', 'strtolower' ) as $letters ) {
				$encoded[] = preg_replace_callback(
					'/[^\x21-\x7E]/',
					static function ( $match ) use ( $letters ) {
						return $letters( rawurlencode( $match[0] ) );
					},
					$path
				);
			}
		}
		return array_values( array_unique( $encoded ) );
	}

	/**
	 * The lines that are routes of OpenCart, such as "route=product/special".
	 *
	 * @return string[]
	 */
	public static function routes( string $lines ): array {
		return array_values( array_unique( preg_grep( self::ROUTE, preg_split( '/\s+/', $lines, -1, PREG_SPLIT_NO_EMPTY ) ) ) );
	}

	/**
	 * The settings block of a page.
	 *
	 * @param array    $options
	 * @param array    $settings  Settings of the rules and of the shop.
	 * @param string[] $full_load Paths of the shop that load in full.
	 */
	public static function settings_json( array $options, array $settings, array $full_load ): string {
		// "/" is the start of every path.
		$settings['fullLoad'] = $options['navigation']
			? array_values( array_unique( array_merge( $full_load, self::encoded( self::paths( $options['full_load'] ), $settings['app'] ?? '' ) ) ) )
			: array( '/' );
		if ( $options['consent'] && '' !== $options['consent_stamp'] ) {
			$settings['consent'] = array( 'stamp' => $options['consent_stamp'] );
		}
		$filled = array_filter(
			$settings,
			static function ( $value ) {
				return null !== $value && array() !== $value;
			}
		);
		// Without "<", no value can end the script element.
		return (string) json_encode( (object) $filled, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR );
	}
}
