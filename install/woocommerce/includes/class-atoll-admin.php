<?php
defined( 'ABSPATH' ) || exit;

/**
 * The settings page under WooCommerce.
 */
class Atoll_Admin {
	private const PAGE       = 'atoll-for-woocommerce';
	private const CAPABILITY = 'manage_woocommerce';

	public function add_hooks(): void {
		add_action( 'admin_init', array( $this, 'register' ) );
		add_action( 'admin_menu', array( $this, 'add_page' ), 60 );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
		add_filter( 'option_page_capability_' . self::PAGE, array( $this, 'capability' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( ATOLL_FILE ), array( $this, 'add_link' ) );
	}

	/** WordPress checks its nonce and this capability before it saves the options. */
	public function capability(): string {
		return self::CAPABILITY;
	}

	public function register(): void {
		register_setting(
			self::PAGE,
			Atoll_Shop::OPTION,
			array(
				'type'              => 'array',
				'sanitize_callback' => array( $this, 'sanitize' ),
				'show_in_rest'      => false,
			)
		);
	}

	/** @param mixed $input */
	public function sanitize( $input ): array {
		return Atoll_Options::read( $input, true );
	}

	public function add_page(): void {
		add_submenu_page(
			'woocommerce',
			__( 'Atoll', 'atoll-for-woocommerce' ),
			__( 'Atoll', 'atoll-for-woocommerce' ),
			self::CAPABILITY,
			self::PAGE,
			array( $this, 'print_page' )
		);
	}

	/**
	 * @param mixed $links Other plugins filter them, too.
	 * @return mixed
	 */
	public function add_link( $links ) {
		if ( ! is_array( $links ) ) {
			return $links;
		}
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::address() ), esc_html__( 'Settings', 'atoll-for-woocommerce' ) );
		return array_merge( array( $link ), $links );
	}

	public function enqueue(): void {
		$screen = get_current_screen();
		if ( $screen && false !== strpos( $screen->id, self::PAGE ) ) {
			wp_enqueue_script( 'atoll-check', plugins_url( 'admin/check.js', ATOLL_FILE ), array(), ATOLL_VERSION, true );
		}
	}

	private static function address(): string {
		return admin_url( 'admin.php?page=' . self::PAGE );
	}

	public function print_page(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		$options = Atoll_Shop::options();
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Atoll', 'atoll-for-woocommerce' ); ?></h1>
			<?php
			settings_errors();
			$this->print_notices();
			?>
			<form method="post" action="options.php">
				<?php settings_fields( self::PAGE ); ?>
				<table class="form-table" role="presentation">
					<?php
					$this->print_box( $options, 'navigation', __( 'Pages change in place', 'atoll-for-woocommerce' ), __( 'Links and forms replace the content of the page instead of loading the whole page.', 'atoll-for-woocommerce' ) );
					$this->print_groups( $options['groups'] );
					$this->print_box( $options, 'theme', __( 'Look of Atoll', 'atoll-for-woocommerce' ), __( 'Loads atoll-theme.css, for themes whose dialogs and messages look unfinished.', 'atoll-for-woocommerce' ) );
					$this->print_box( $options, 'consent', __( 'Cookie banner', 'atoll-for-woocommerce' ), __( 'Asks visitors before scripts that wait for their consent run.', 'atoll-for-woocommerce' ) );
					$this->print_field( $options, 'consent_stamp', __( 'Version of the cookie banner', 'atoll-for-woocommerce' ), __( 'Any text, such as 2026-11. Visitors are asked again after it has changed.', 'atoll-for-woocommerce' ) );
					$this->print_field( $options, 'full_load', __( 'Pages that load in full', 'atoll-for-woocommerce' ), __( 'One path a line, such as /booking/. It stands for all addresses that start with it. The checkout and the account always load in full.', 'atoll-for-woocommerce' ) );
					$this->print_box( $options, 'cached', __( 'Pages come from a cache', 'atoll-for-woocommerce' ), __( 'For shops with a page cache: the cart in the header is loaded on its own, so that a cached page shows no other visitor\'s cart.', 'atoll-for-woocommerce' ) );
					$this->print_box( $options, 'debug', __( 'Overlay for administrators', 'atoll-for-woocommerce' ), __( 'Shows administrators the islands of each page, and what is wrong with them.', 'atoll-for-woocommerce' ) );
					?>
				</table>
				<?php submit_button(); ?>
			</form>
			<?php $this->print_check(); ?>
		</div>
		<?php
	}

	private function print_box( array $options, string $name, string $label, string $help ): void {
		$id = "atoll-$name";
		?>
		<tr>
			<th scope="row"><?php echo esc_html( $label ); ?></th>
			<td>
				<label for="<?php echo esc_attr( $id ); ?>">
					<input type="checkbox" id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( self::field( $name ) ); ?>" value="1" <?php checked( $options[ $name ] ); ?>>
					<?php echo esc_html( $help ); ?>
				</label>
			</td>
		</tr>
		<?php
	}

	private function print_field( array $options, string $name, string $label, string $help ): void {
		$id       = "atoll-$name";
		$is_lines = 'full_load' === $name;
		?>
		<tr>
			<th scope="row"><label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $label ); ?></label></th>
			<td>
				<?php if ( $is_lines ) : ?>
					<textarea id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( self::field( $name ) ); ?>" rows="4" class="regular-text code" aria-describedby="<?php echo esc_attr( $id ); ?>-help"><?php echo esc_textarea( $options[ $name ] ); ?></textarea>
				<?php else : ?>
					<input type="text" id="<?php echo esc_attr( $id ); ?>" name="<?php echo esc_attr( self::field( $name ) ); ?>" value="<?php echo esc_attr( $options[ $name ] ); ?>" class="regular-text" aria-describedby="<?php echo esc_attr( $id ); ?>-help">
				<?php endif; ?>
				<p class="description" id="<?php echo esc_attr( $id ); ?>-help"><?php echo esc_html( $help ); ?></p>
			</td>
		</tr>
		<?php
	}

	/** @param string[] $chosen */
	private function print_groups( array $chosen ): void {
		$labels = array(
			'order'  => __( 'Adding to the cart, and quantities', 'atoll-for-woocommerce' ),
			'cart'   => __( 'Cart and coupons', 'atoll-for-woocommerce' ),
			'search' => __( 'Suggestions in the search field', 'atoll-for-woocommerce' ),
		);
		?>
		<tr>
			<th scope="row"><?php esc_html_e( 'Islands', 'atoll-for-woocommerce' ); ?></th>
			<td>
				<fieldset>
					<legend class="screen-reader-text"><?php esc_html_e( 'Islands', 'atoll-for-woocommerce' ); ?></legend>
					<?php foreach ( $labels as $group => $label ) : ?>
						<label>
							<input type="checkbox" name="<?php echo esc_attr( self::field( 'groups' ) ); ?>[]" value="<?php echo esc_attr( $group ); ?>" <?php checked( in_array( $group, $chosen, true ) ); ?>>
							<?php echo esc_html( $label ); ?>
						</label><br>
					<?php endforeach; ?>
				</fieldset>
			</td>
		</tr>
		<?php
	}

	private static function field( string $name ): string {
		return Atoll_Shop::OPTION . "[$name]";
	}

	/** Notices about parts of Atoll that do not work with this theme and these pages. */
	private function print_notices(): void {
		$notices = array();
		if ( Atoll_Shop::has_block_theme() ) {
			$notices[] = __( 'Your theme is made of blocks. Lists, the mini cart, the cart and the checkout start with a full load only, so links on pages of the shop and to them are full loads. Pages of text change in place, and products are added to the cart in place.', 'atoll-for-woocommerce' );
		}
		if ( Atoll_Shop::has_blocks( 'cart' ) ) {
			$notices[] = __( 'The cart page has the cart of blocks. It works by full loads, without islands. For the islands put [woocommerce_cart] on that page in place of the block.', 'atoll-for-woocommerce' );
		}
		foreach ( $notices as $notice ) {
			printf( '<div class="notice notice-warning inline"><p>%s</p></div>', esc_html( $notice ) );
		}
	}

	/** The list that admin/check.js fills. */
	private function print_check(): void {
		$texts = array(
			'running'        => __( 'Looking at the pages of the shop …', 'atoll-for-woocommerce' ),
			'failed'         => __( 'This page could not be read.', 'atoll-for-woocommerce' ),
			'section'        => __( 'Pages change in place.', 'atoll-for-woocommerce' ),
			'no_section'     => __( 'The content of the page was not found, so each link is a full load. Atoll needs one element around it, such as <main>.', 'atoll-for-woocommerce' ),
			'order'          => __( 'The form that adds a product to the cart was found.', 'atoll-for-woocommerce' ),
			'no_order'       => __( 'No form that adds a product to the cart was found: the theme has its own, and it works as before.', 'atoll-for-woocommerce' ),
			'cart'           => __( 'The cart was found.', 'atoll-for-woocommerce' ),
			'no_cart'        => __( 'No cart was found: it is empty, or the theme has its own, which works as before. Put a product into the cart of the shop and look again.', 'atoll-for-woocommerce' ),
			'search'         => __( 'The search field was found.', 'atoll-for-woocommerce' ),
			'no_search'      => __( 'No search field of the shop was found.', 'atoll-for-woocommerce' ),
			'header_cart'    => __( 'The cart in the header follows changes.', 'atoll-for-woocommerce' ),
			'no_header_cart' => __( 'No cart was found in the header. If there is one, it shows its new number after the next full load only.', 'atoll-for-woocommerce' ),
		);
		$products = wc_get_products( array( 'limit' => 1, 'status' => 'publish', 'type' => 'simple', 'orderby' => 'date' ) );
		$pages    = array(
			'home'    => array( __( 'Home page', 'atoll-for-woocommerce' ), home_url( '/' ) ),
			'product' => array( __( 'A product', 'atoll-for-woocommerce' ), $products ? $products[0]->get_permalink() : '' ),
			'cart'    => array( __( 'Cart', 'atoll-for-woocommerce' ), wc_get_cart_url() ),
		);
		?>
		<h2><?php esc_html_e( 'What your theme has', 'atoll-for-woocommerce' ); ?></h2>
		<noscript><p><?php esc_html_e( 'Switch on JavaScript to see this list.', 'atoll-for-woocommerce' ); ?></p></noscript>
		<table class="form-table" data-atoll-check="<?php echo esc_attr( (string) wp_json_encode( $texts ) ); ?>">
			<?php foreach ( array_filter( $pages, static function ( $page ) { return '' !== $page[1]; } ) as $name => list( $label, $url ) ) : ?>
				<tr data-page="<?php echo esc_attr( $name ); ?>" data-url="<?php echo esc_url( add_query_arg( 'atoll-check', wp_create_nonce( 'atoll-check' ), $url ) ); ?>">
					<th scope="row"><?php echo esc_html( $label ); ?></th>
					<td data-result></td>
				</tr>
			<?php endforeach; ?>
		</table>
		<?php
	}
}
